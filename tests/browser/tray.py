"""Whether the tray of a check shows the dice of the view: what lies there is compared with what the server has sent."""

from typing import Any

from playwright.sync_api import Page

KEEP_STANDS = """
const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.stand) globalThis.lastStand = frame.stand;
    });
  }
};
"""
"""Keeps the last stand that came, as it came."""

WATCH = """() => {
  globalThis.tray ??= { checks: 0, looks: 0, dice: 0, wrong: [] };
  let rolled = false;
  const look = () => {
    requestAnimationFrame(look);
    const stand = globalThis.lastStand;
    const shown = document.querySelector('.table')?.dataset.count;
    if (!stand || shown !== String(stand.count) || !document.querySelector('section.bar.asked:not(.busy)')) return;
    const check = stand.view.expedition?.check ?? null;
    if (!check?.pool.length) rolled = false;
    const tray = document.querySelector('.check .tray');
    if (!check?.pool.length || !tray?.checkVisibility()) return;
    const drawn = [...tray.querySelectorAll('.pool .die')].map(
      (die) => `${die.dataset.die} ${die.querySelector('svg').dataset.faces}`);
    const lies = check.pool.map((die) => `${die.kind} ${die.shows.join('+')}`);
    const { tray: kept } = globalThis;
    kept.looks += 1;
    if (!rolled) {
      kept.checks += 1;
      kept.dice += lies.length;
    }
    rolled = true;
    if (drawn.join() !== lies.join()) kept.wrong.push(`${drawn} instead of ${lies} at ${shown}`);
  };
  look();
}"""
"""Compares them in every frame in which somebody is asked."""


def keep_stands(page: Page) -> None:
    """From the next page on."""
    page.context.add_init_script(KEEP_STANDS)


def watch_tray(page: Page) -> None:
    page.evaluate(WATCH)


def seen_of_tray(page: Page) -> dict[str, Any]:
    """How many checks and dice were compared, and what was wrong."""
    seen: dict[str, Any] = page.evaluate("globalThis.tray")
    return seen
