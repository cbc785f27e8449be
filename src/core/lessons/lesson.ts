import type { Category } from '../check.ts'

/** One sentence of what is told, and the few words of it that stand on the picture meanwhile. */
export interface Sentence {
  text: string
  points: string[]
}

/** A part of a lesson's video: one picture with its heading, while these sentences are told. */
export interface Scene {
  heading: string
  sentences: Sentence[]
}

/** One thing to do. The title is short enough to be a heading. */
export interface LessonStep {
  title: string | null
  text: string
}

/** What stands in a `lesson.md`. */
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
  /** Further lists, such as what the law asks for. */
  more: { heading: string; entries: LessonStep[] }[]
  /** What to ask the web person; may be empty. */
  ask: string[]
  scenes: Scene[]
}

/** A lesson with its place among the others. */
export interface Lesson extends LessonText {
  /** Id of the check that it belongs to. */
  check: string
  /** The check's slug, as in its learn-more page. */
  slug: string
  category: Category
  /** A lesson beside the check's own one, by what it is about: `beginner`. */
  about: string | null
  /** The next video; `null` after the last one. */
  next: number | null
  /** Its video and the files that go with it are there. */
  isRecorded: boolean
}

/** The guide of a video has the number of the video and so many more. */
const GUIDE_OFFSET = 400

export const guideOf = (media: number): number => media + GUIDE_OFFSET
