/** The client as an app of its own: it opens without a network, and takes up a new build by itself. */

const LOOK_AGAIN = 30 * 60_000;

class Installed {
  /** Whether a newer build waits for this page to be loaded again. */
  renewed = $state(false);
  /** Whether the browser knows that there is no network. */
  offline = $state(!navigator.onLine);
  #registration: ServiceWorkerRegistration | null = null;

  /** `idle` says whether this page may be loaded again without anybody noticing. */
  async start(idle: () => boolean): Promise<void> {
    addEventListener('online', () => (this.offline = false));
    addEventListener('offline', () => (this.offline = true));
    const workers = (navigator as Partial<Navigator>).serviceWorker;
    if (!workers || import.meta.env.DEV) return;
    let had = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // The first one has only just been installed: this page is of the same build.
      if (had) {
        if (idle()) location.reload();
        else this.renewed = true;
      }
      had = true;
    });
    try {
      this.#registration = await workers.register('/sw.js');
      setInterval(() => this.look(), LOOK_AGAIN);
    } catch {
      // In a private window there may be none; everything else works without.
    }
  }

  /** Sees whether there is a newer build: after a server has come back, there often is. */
  look(): void {
    void this.#registration?.update().catch(() => undefined);
  }

  /** What takes messages for this device, once it is ready; null where there is no such thing. */
  async ready(): Promise<ServiceWorkerRegistration | null> {
    return this.#registration && navigator.serviceWorker.ready;
  }
}

export const installed = new Installed();
