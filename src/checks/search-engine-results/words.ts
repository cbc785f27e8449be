import type { CheckWords } from '#core/words.ts'

export type Status = 'has_tried_keywords_tool' | 'has_not_tried_keywords_tool'

export const words: CheckWords<Status> = {
  title: 'Search engine results',
  what: 'A tool that shows where your website comes up for a search, and who comes up before you.',
  why: 'Knowing where you stand tells you which words are worth working on.',
  who: 'You',
  statuses: {
    has_tried_keywords_tool: {
      tag: 'Tried',
      inShort: 'you’ve looked up where you rank',
      line: 'You last looked up "{keyword}": {rank}.',
      steps: [
        'Try three to five different phrases',
        'Compare phone and desktop',
        'Note what the top results do well',
      ],
    },
    has_not_tried_keywords_tool: {
      tag: 'Try it',
      line: 'Enter a word your customers search for.',
      steps: [
        { text: 'Enter a word or phrase', minutes: 1 },
        { text: 'Choose phone or desktop and your area', minutes: 1 },
        { text: 'Look at who comes first and why', minutes: 5 },
      ],
    },
  },
}
