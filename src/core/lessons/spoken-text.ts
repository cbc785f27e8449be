import type { LessonStep, Scene } from './lesson.ts'
import type { MediaItem } from './media-item.ts'
import { PART_KINDS } from './screen.ts'

/** What a video says, scene by scene, for reading: its sentences, and what is done on its screens. */
export const spokenText = (scenes: readonly Scene[]): MediaItem['text'] =>
  scenes.map((scene) => ({
    heading: scene.heading,
    paragraphs: [scene.sentences.map(({ text }) => text).join(' ')],
    steps: stepsOn(scene),
  }))

/** What is done on a scene's screen: its parts in the order in which the sentences use them. */
const stepsOn = ({ screen, sentences }: Scene): LessonStep[] =>
  sentences.flatMap(({ points }) =>
    points.flatMap((label) => {
      const part = screen?.parts.find((one) => one.label === label)
      return part ? [{ title: label, text: part.text === '' ? PART_KINDS[part.kind] : part.text }] : []
    }),
  )
