import type { Category } from '../check.ts'
import type { Screen } from './screen.ts'

/** One sentence of the transcript, and the few words of it that the picture shows meanwhile. */
export interface Sentence {
  text: string
  points: string[]
}

/** A part of a lesson's video: one picture with its heading, shown during these sentences. */
export interface Scene {
  heading: string
  sentences: Sentence[]
  /** On it the sentences are done one after the other: their points are the labels of its parts. `null`: the points are shown as words. */
  screen: Screen | null
}

/** One thing to do. The title is short enough to be a heading. */
export interface LessonStep {
  title: string | null
  text: string
}

/** The contents of a `lesson.md`. */
export interface LessonText {
  /** Number of its video in the media library (catalogues.md, section 5). */
  media: number
  /** Stands on its pictures: the name of an icon of Tabler's set. */
  icon: string
  title: string
  /** Paragraphs, as in `why` and `ask`. */
  what: string[]
  why: string[]
  steps: LessonStep[]
  /** Further lists, such as legal requirements. */
  more: { heading: string; entries: LessonStep[] }[]
  /** What to ask the web person; may be empty. */
  ask: string[]
  scenes: Scene[]
}

/** A lesson with its check and its next lesson. */
export interface Lesson extends LessonText {
  /** Id of the check that it belongs to. */
  check: string
  /** The title of that check, by which owners know it. */
  checkTitle: string
  /** The check's slug, as in its learn-more page. */
  slug: string
  category: Category
  /** The subject of a further lesson of the same check: `beginner`. */
  about: string | null
  /** The next video; `null` after the last one. */
  next: number | null
  /** Its video and the files that go with it are there. */
  isRecorded: boolean
}

/** A guide's number is its video's number plus this. */
const GUIDE_OFFSET = 400

/** The name of a lesson in lists and above its video: that of its check, then its own. */
export const lessonName = ({ checkTitle, title }: Pick<Lesson, 'checkTitle' | 'title'>): string =>
  `${checkTitle}: ${title}`

export const guideOf = (media: number): number => media + GUIDE_OFFSET
