/** The way from a title to what can be learned of it. */
import { ApiError } from '../api';
import type { TitleRow } from '../api_types';
import { lobby } from '../lobby/lobby.svelte';
import { learnByPlaying } from '../lobby/newtable/opening';
import { router } from '../router.svelte';

/** To its lessons; a title without any teaches while it is played. */
export async function goLearn(title: TitleRow): Promise<void> {
  if (title.lessons) return router.go({ page: 'learn', title: title.id });
  try {
    await learnByPlaying(title, lobby.tables?.mine ?? [], lobby.me?.name ?? '');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    lobby.trouble = error.said;
  }
}
