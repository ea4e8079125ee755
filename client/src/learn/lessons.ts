/** What a list of lessons says of each of them. Pure. */
import type { LessonRow } from '../api_types';

/** What one can do with a lesson: begin it, go on with it, or take it again. */
export type Doing = 'begin' | 'go-on' | 'again';

export function doingOf(lesson: LessonRow): Doing {
  if (lesson.table && lesson.step > 0) return 'go-on';
  return lesson.done ? 'again' : 'begin';
}

/** The lesson to take next: the one that was left, else the first that is not done. */
export function nextOf(lessons: readonly LessonRow[]): LessonRow | undefined {
  return lessons.find((one) => doingOf(one) === 'go-on') ?? lessons.find((one) => !one.done);
}

export function doneOf(lessons: readonly LessonRow[]): number {
  return lessons.filter(({ done }) => done).length;
}

/** What comes after a lesson: the next of its kind that is not done, else any other of them, else one of another kind. */
export function follows(lessons: readonly LessonRow[], id: string): LessonRow | undefined {
  const place = lessons.findIndex((one) => one.id === id);
  const { kind } = lessons[place] ?? {};
  const open = [...lessons.slice(place + 1), ...lessons.slice(0, Math.max(0, place))].filter(({ done }) => !done);
  return open.find((one) => one.kind === kind) ?? open[0];
}

/** Whether a lesson was left in its middle. */
export const goesOn = (rows: readonly LessonRow[]): boolean =>
  rows.some((one) => one.kind === 'lesson' && doingOf(one) === 'go-on');

/** The number of the lesson that comes next, for somebody who has begun to learn; 0 for all others. */
export function numberOfNext(rows: readonly LessonRow[]): number {
  const lessons = rows.filter(({ kind }) => kind === 'lesson');
  const next = nextOf(lessons);
  const begun = lessons.some((one) => one.done || doingOf(one) === 'go-on');
  return begun && next ? lessons.indexOf(next) + 1 : 0;
}
