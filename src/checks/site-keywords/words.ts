import type { UnableWords } from '#core/reason-words.ts'
import { type CheckWords, plural } from '#core/words.ts'

export const words: CheckWords<'passed' | 'review'> = {
  title: 'Site keywords',
  what: 'The words your website uses most, and whether they match what your customers search for.',
  why: 'Search engines match words. If customers say "blocked drain" and your site says "hydraulic services", they may never meet.',
  who: 'You',
  statuses: {
    passed: {
      tag: 'On target',
      inShort: 'your key words are where search engines look',
      line: '{all} key words are where search engines look for them. {most} of your key words are where search engines look for them. Not there yet: {left}.',
      steps: [
        'Check your words again when your services change',
        'Write a page for each main service',
        "Use your customers' own words",
      ],
    },
    review: {
      tag: 'Review',
      line: "None of the pages we read has {unnamed} in its title or main heading, where search engines look first. The pages with {untold} in their title or main heading don't tell of {them} in their text. We didn't find {absent} in the titles, headings, summaries and texts of the pages we read. None of the pages we read has {place} in its title, main heading or summary. Your homepage doesn't have {home} in its title or main heading, where search engines look first. Your homepage names {homeUntold}, but doesn't tell of it in its text. None of the pages we read has {untitled} in its title, which is what people see first in search results.",
      steps: [
        { text: 'Tell us up to five words customers use for you', minutes: 10 },
        { text: 'Put each into the title and main heading of one page', minutes: 60 },
        { text: "Use it naturally in that page's summary and text", minutes: 40 },
        { text: 'Mention the area you serve', minutes: 10 },
      ],
      asking: {
        tag: 'Tell us your words',
        line: "We couldn't tell from your pages which words matter most to you. Tell us yours.",
        steps: [{ text: 'Tell us up to five words customers use for you', minutes: 1 }],
      },
    },
  },
}

/** Of a website that was read and has too few words: "nothing to read" would be false of it. `least`: with so many its subject is known. */
export const tooFewWords = ({
  found,
  pages,
  least,
}: Record<'found' | 'pages' | 'least', number>): UnableWords => ({
  tag: 'Too few words',
  sentence: `We could read only ${plural(found, 'word')} on ${plural(pages, 'page')}, and need ${least} to tell which of them matter.`,
  step: 'Say on your pages, in your own words, what you do, for whom and where',
})
