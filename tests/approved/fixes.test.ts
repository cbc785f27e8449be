import { describe, it } from 'node:test'
import { fixSources } from '#checks/fixes.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import { filledIn } from '#fixes/filled.ts'
import { withFields } from '#fixes/fields.ts'
import type { Fix } from '#fixes/fix.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { approvedText, assertApproved, valueLines } from './lines.ts'
import { answersGiven, profileGiven, resultsOf, WEBSITES } from './websites.ts'

const DETAILS = {
  phone: '0255501010',
  email: 'joe@joes.test',
  address: '12 King Street, Newtown NSW 2042',
  nzbn: '',
  gstNumber: '51824753556',
}

const linesOf = (fix: Fix): string[] => [
  `${fix.id}: ${fix.title}`,
  fix.why,
  `at ${fix.where.place}`,
  ...fix.where.steps.map((step) => `step: ${step}`),
  ...(fix.builderDoesIt ? ['The builder does it.'] : []),
  ...(fix.tellsWeakness ? ['It tells a weakness.'] : []),
  ...(fix.downloads ?? []).flatMap((download) => valueLines('download', download)),
  ...withFields(fix, { details: [], words: {}, today: '2026-11-21' }).pieces.flatMap(
    ({ title, kind, name, shortName, content, note, preview, fields, isLater }) => [
      `piece: ${title} · ${kind} · ${name ?? 'no name'} · ${shortName ?? 'no short name'}${isLater ? ' · later' : ''}`,
      ...(note === undefined ? [] : [`note: ${note}`]),
      ...content.split('\n').map((line) => `| ${line}`),
      ...valueLines('preview', preview ?? null),
      ...(fields ?? []).flatMap((field) => valueLines('field', field)),
    ],
  ),
]

describe('the ready-made fixes for made-up websites are what was approved', () => {
  const all = WEBSITES.map((website, turn) => ({ website, turn, results: resultsOf(website) }))
  for (const [id, source] of fixSources) {
    it(id, (test) => {
      const said = all.flatMap(({ website, turn, results }) => {
        const result = results.find((one) => one.id === id)
        if (!result) return []
        const input = {
          evidence: gatheredValues(website.evidence),
          profile: profileGiven(website),
          answers: answersGiven(website),
          ...(turn % 2 === 0 ? { details: DETAILS } : {}),
        }
        const fixes = filledIn(fixesFor(id, source, { ...input, result }), {})
        return [[website.name, fixes.flatMap(linesOf)] as const]
      })
      assertApproved(test, `fixes-${id}`, approvedText(said))
    })
  }
})
