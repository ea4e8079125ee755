"""The hand that plays in the page itself: what it finds to press, and how. What costs something is held."""

HAND = """
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const HELD = 1200;
  const bar = () => document.querySelector('section.bar.asked:not(.busy)');
  const inSight = (thing) => thing.checkVisibility() && !thing.closest('[inert]');
  const typesOf = (thing) => (thing.dataset.lit ?? thing.dataset.move ?? '').split(' ');
  const isPicked = (thing) => thing.getAttribute('aria-pressed') === 'true';
  /** The filled button, where it makes what was selected or picked. */
  const ready = () =>
    bar()?.querySelector('.go:not(:disabled)') &&
    (bar().matches('.selected') || bar().querySelector('.go:not(.move):not(.hold)'))
      ? bar().querySelector('.go:not(:disabled)')
      : null;
  /** Everything that may be pressed: places on the board, buttons of the bar, what lies in the drawer. */
  const choices = async () => {
    const drawer = bar()?.querySelector('[data-drawer=more][aria-expanded=false]');
    if (drawer) {
      drawer.click();
      await rest(20);
    }
    if (!bar()) return [];
    const lit = [...document.querySelectorAll('.board [data-lit], .rail [data-lit]')].filter(inSight);
    const buttons = [...document.querySelectorAll('section.bar .acts [data-move], .drawer [data-move]')];
    return [...lit, ...buttons.filter((button) => !button.disabled)];
  };
  const isHeld = (thing) => thing.dataset.hold !== undefined;
  const press = async (thing) => {
    if (!thing?.isConnected) return;
    if (isHeld(thing)) {
      thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      await rest(HELD);
      return;
    }
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await rest(15);
    document.querySelector('[role=menuitem]:not(.quiet)')?.click();
  };
"""
"""Functions of JavaScript, for the beginning of a script that plays."""
