import { type MarkdownBlock, markdownBlocks, type MarkdownSection, markdownSections } from '../markdown.ts'
import type { LessonStep, LessonText, Scene, Sentence } from './lesson.ts'
import { takeScreen } from './parse-screen.ts'
import type { Screen } from './screen.ts'

const KNOWN: ReadonlySet<string> = new Set([
  'What it is',
  'Why it matters',
  'How to do it yourself',
  'Ask your web person',
  'Transcript',
])
const HEAD = /^---\nmedia: (\d+)\n(?:icon: ([a-z\d-]+)\n)?---\n# (.+)\n/u
/** A light bulb. */
const USUAL_ICON = 'bulb'

/**
 * Reads a `lesson.md`: the number of its video, the icon on its pictures where it names one, then title, "What it is", "Why it matters",
 * "How to do it yourself" (a list whose entries may begin with a title in bold), further lists, "Ask your web person" and "Transcript".
 * The transcript's headings divide it into pictures; words in bold are shown on the picture, or on its screen, where it has one
 * ({@link takeScreen}), name the part that is used. Throws an error that names what is missing.
 */
export function parseLesson(markdown: string): LessonText {
  const [head, number = '', icon = USUAL_ICON, title = ''] = HEAD.exec(markdown) ?? []
  if (head === undefined) throw new Error('A lesson begins with the number of its video and its title')
  const sections = markdownSections(markdownBlocks(markdown.slice(head.length)), 2)
  const section = (name: string): readonly MarkdownBlock[] => {
    const found = sections.find(({ heading }) => heading === name)
    if (!found) throw new Error(`The lesson "${title}" has no part "${name}"`)
    return found.blocks
  }
  return {
    media: Number(number),
    icon,
    title,
    what: paragraphsOf(section('What it is')),
    why: paragraphsOf(section('Why it matters')),
    steps: stepsOf(section('How to do it yourself')),
    more: sections
      .filter(({ heading }) => !KNOWN.has(heading))
      .map(({ heading, blocks }) => ({ heading, entries: stepsOf(blocks) })),
    ask: paragraphsOf(sections.find(({ heading }) => heading === 'Ask your web person')?.blocks ?? []),
    scenes: scenesOf(section('Transcript'), title),
  }
}

/** Paragraphs, and the entries of lists. */
const textsOf = (blocks: readonly MarkdownBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

const plain = (text: string): string => text.replaceAll('**', '').replaceAll(/\s+/gu, ' ').trim()

const paragraphsOf = (blocks: readonly MarkdownBlock[]): string[] => textsOf(blocks).map(plain)

const stepsOf = (blocks: readonly MarkdownBlock[]): LessonStep[] => textsOf(blocks).map(stepOf)

function stepOf(entry: string): LessonStep {
  const [lead, title] = /^\*\*([^*]+)\*\*/u.exec(entry) ?? []
  if (lead === undefined || title === undefined) return { title: null, text: plain(entry) }
  return { title: title.replace(/\.$/u, ''), text: plain(entry.slice(lead.length)) }
}

function scenesOf(blocks: readonly MarkdownBlock[], title: string): Scene[] {
  const scenes = markdownSections(blocks, 3).map((section) => sceneOf(section, title))
  if (scenes.every(({ sentences }) => sentences.length === 0)) throw new Error(`"${title}" tells nothing`)
  return scenes
}

function sceneOf({ heading, blocks }: MarkdownSection, title: string): Scene {
  const { screen, rest } = takeScreen(blocks)
  const sentences = sentencesOf(textsOf(rest).join(' '))
  if (screen) testUse(screen, sentences)
  return { heading: heading === '' ? title : heading, sentences, screen }
}

/** Throws where a sentence uses what is not on the screen, and for a screen on which nothing is done. */
function testUse({ title, parts }: Screen, sentences: readonly Sentence[]): void {
  const used = sentences.flatMap(({ points }) => points)
  if (used.length === 0) throw new Error(`Nothing is done on the screen "${title}"`)
  const stranger = used.find((point) => parts.every(({ label }) => label !== point))
  if (stranger !== undefined) throw new Error(`The screen "${title}" has no part "${stranger}"`)
}

/** A sentence ends with a full stop or the like, and with a closing quotation mark where one follows. */
const SENTENCE_END = /(?<=[.?!]["”’]?) (?=(?:\*\*)?["“‘]?\p{Lu})/u

function sentencesOf(text: string): Sentence[] {
  const spoken = text.replaceAll(/\s+/gu, ' ').trim()
  if (spoken === '') return []
  return spoken.split(SENTENCE_END).map((sentence) => ({
    text: plain(sentence),
    points: [...sentence.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, words = '']) => words),
  }))
}
