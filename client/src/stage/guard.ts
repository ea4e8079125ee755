/** A second click never answers the next question: of a series of clicks, those after the question has changed do
 *  nothing. */

/** `asked` is whatever must not change in the middle of a series. */
export function guarding(asked: () => unknown): (root: HTMLElement) => () => void {
  return (root) => {
    let began: unknown;
    const click = (event: MouseEvent): void => {
      // A key that presses a button is a click of no series.
      if (event.detail <= 1) began = asked();
      else if (asked() !== began) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    root.addEventListener('click', click, true);
    return () => root.removeEventListener('click', click, true);
  };
}
