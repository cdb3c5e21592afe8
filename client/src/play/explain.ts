/** Explains a card or token in a small note beside it:

    <button {@attach explain(() => ({ title: t('yak-board-kind', { kind }), text: t('yak-explain-card', { kind }) }))}>

It opens when the mouse rests there, by a long press, or by `?` with the focus there; it closes by Esc, by moving away and
by a tap anywhere. Return `null` where there is nothing to explain (a card's back). A disabled button gets no events:
attach it to the element around it. */
import { flushSync, mount, unmount } from 'svelte';
import { asking } from './noteGestures';
import Note from './Note.svelte';

export interface Explanation {
  title: string;
  text: string;
}

/** Closes the open note; there is one at most. */
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
    // A long press must not select text or open the system's menu.
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.setProperty('-webkit-user-select', 'none');
    element.style.setProperty('user-select', 'none');
    return talk.end;
  };
}

interface NoteHandlers {
  stay(): void;
  go(): void;
  gone(): void;
}

/** Show the note; returns a function that removes it. */
function show(element: HTMLElement, said: Explanation, { stay, go, gone }: NoteHandlers): () => void {
  // Elements outside an open sheet are inert.
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
