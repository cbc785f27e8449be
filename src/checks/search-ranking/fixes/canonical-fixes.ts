import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { readPages } from '#fixes/pages.ts'
import { escapeHtml } from '#fixes/words.ts'
import { OFFSITE } from '../card-rules.ts'
import { hasSettings } from '../site-settings.ts'

/**
 * The line by which the homepage names itself, where it names another website. Only for pages that their owner writes: a line beside the one that a system or
 * plug-in writes would be a second one.
 */
export const canonicalFixes: FixMaker = ({ result, evidence }) => {
  const [home] = readPages(evidence)
  const hosting = hostingOf(evidence)
  const writesPages = hosting.builder === null && !hosting.isWordPress
  if (home === undefined || !failedRules(result.facts).has(OFFSITE)) return []
  if (!writesPages || hasSettings(evidence.pages?.pages ?? [])) return []
  const { href } = new URL('/', home.url)
  const where = whereTo(hosting, 'head')
  return [
    {
      id: 'canonical',
      title: 'The main address of your homepage',
      why: 'Your homepage says that another website is the real one, so search engines may leave yours out.',
      pieces: [
        {
          title: 'Main address (canonical)',
          kind: 'html',
          content: `<link rel="canonical" href="${escapeHtml(href)}">`,
          note: 'There is one such line in the head of the page: put this in its place. On any other page with that line, name the address of that page.',
        },
      ],
      where: {
        ...where,
        steps: where.steps.map((step, at) =>
          at === 0
            ? 'In the code of your homepage, put the piece in place of the line with rel="canonical".'
            : step,
        ),
      },
      builderDoesIt: false,
    },
  ]
}
