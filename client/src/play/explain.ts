/** Explains a card or token in a tooltip beside it:

    <button {@attach explain(() => ({ title: t('yak-board-kind', { kind }), text: t('yak-explain-card', { kind }) }))}>

It opens when the mouse rests there, by a long press, or by `?` with the focus there; it closes by Esc, by moving away and
by a tap anywhere. Return `null` where there is nothing to explain (a card's back). A disabled button gets no events:
attach it to the element around it. */
import { flushSync, mount, unmount } from 'svelte';
import { tooltipGestures } from './tooltipGestures';
import Tooltip from './Tooltip.svelte';

export interface Explanation {
  title: string;
  text: string;
}

/** Closes the open tooltip; there is one at most. */
let closeOther: (() => void) | null = null;

export function explain(explanation: () => Explanation | null): (element: HTMLElement) => () => void {
  return (element) => {
    let close: (() => void) | null = null;
    const gestures = tooltipGestures(element, {
      open() {
        const shown = explanation();
        if (!shown) return false;
        closeOther?.();
        const remove = show(element, shown, {
          keepOpen: () => gestures.keepOpen(),
          closeSoon: () => gestures.closeSoon(),
          close: () => close?.(),
        });
        close = () => {
          close = closeOther = null;
          remove();
        };
        closeOther = close;
        return true;
      },
      close: () => close?.(),
    });
    // A long press must not select text or open the system's menu.
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.setProperty('-webkit-user-select', 'none');
    element.style.setProperty('user-select', 'none');
    return gestures.end;
  };
}

interface ShownTooltip {
  keepOpen(): void;
  closeSoon(): void;
  close(): void;
}

/** Show the tooltip; returns a function that removes it. */
function show(
  element: HTMLElement,
  shown: Explanation,
  { keepOpen, closeSoon, close }: ShownTooltip,
): () => void {
  // Elements outside an open sheet are inert.
  const target = element.closest('dialog') ?? document.body;
  const tooltip = mount(Tooltip, { target, props: { ...shown, about: element, keepOpen, closeSoon } });
  flushSync();
  const described = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', tooltip.id());
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('pointerdown', close, { signal, capture: true });
  document.addEventListener('scroll', close, { signal, capture: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
      }
      if (!['Shift', '?'].includes(event.key)) close();
    },
    { signal, capture: true },
  );
  return () => {
    end.abort();
    if (described === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', described);
    void unmount(tooltip);
  };
}
