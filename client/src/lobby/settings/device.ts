/** This browser as a device that takes messages. */
import type { NewDevice } from '../../api_types';
import { installed } from '../../installed.svelte';

/** The address of its subscription; empty where there is none. */
export async function deviceHere(): Promise<string> {
  const worker = await installed.ready();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? '';
}

export async function forgetDevice(): Promise<void> {
  const worker = await installed.ready();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Asks the reader, and subscribes; null where the browser or its owner says no. */
export async function newDevice(key: string): Promise<Required<Omit<NewDevice, 'language'>> | null> {
  const worker = await installed.ready();
  if (!worker || !('Notification' in globalThis) || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
    return { endpoint: made.endpoint, p256dh, auth };
  } catch {
    return null;
  }
}
