/** Any card or token says what it is, in a small note beside it:

    <button {@attach explain(() => ({ title: t('yak-board-kind', { kind }), text: t('yak-explain-card', { kind }) }))}>

It comes when the mouse rests there, by a long press, or by `?` while the keyboard is there; it goes by Esc, by moving
away and by a tap anywhere. Where nothing is to be said (a card's back) give `null`. A disabled button hears nothing:
attach it to what lies around it. */
import { flushSync, mount, unmount } from 'svelte';
import { asking } from './noteGestures';
import Note from './Note.svelte';

export interface Explanation {
  title: string;
  text: string;
}

/** There is one note at most. */
let leaveOther: (() => void) | null = null;

export function explain(explanation: () => Explanation | null): (element: HTMLElement) => () => void {
  return (element) => {
    let leave: (() => void) | null = null;
    const talk = asking(element, {
      ask() {
        const said = explanation();
        if (!said) return false;
        leaveOther?.();
        const close = show(element, said, {
          stay: () => talk.stay(),
          go: () => talk.go(),
          gone: () => leave?.(),
        });
        leave = () => {
          leave = leaveOther = null;
          close();
        };
        leaveOther = leave;
        return true;
      },
      leave: () => leave?.(),
    });
    // A long press shall select nothing and call no menu of the system.
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.setProperty('-webkit-user-select', 'none');
    element.style.setProperty('user-select', 'none');
    return talk.end;
  };
}

interface Comings {
  stay(): void;
  go(): void;
  gone(): void;
}

/** Put the note there; returns what takes it away. */
function show(element: HTMLElement, said: Explanation, { stay, go, gone }: Comings): () => void {
  // An open sheet makes all that lies outside it unreachable.
  const target = element.closest('dialog') ?? document.body;
  const note = mount(Note, { target, props: { ...said, about: element, stay, go } });
  flushSync();
  const described = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', note.id());
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('pointerdown', gone, { signal, capture: true });
  document.addEventListener('scroll', gone, { signal, capture: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
      }
      if (!['Shift', '?'].includes(event.key)) gone();
    },
    { signal, capture: true },
  );
  return () => {
    end.abort();
    if (described === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', described);
    void unmount(note);
  };
}
