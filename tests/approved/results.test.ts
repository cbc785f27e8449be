import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import type { AnyCheck } from '#core/check.ts'
import type { CheckResult } from '#core/result.ts'
import { minutesOf, stepText } from '#core/words.ts'
import { workFor } from '#plan/work.ts'
import { approvedText, assertApproved, partLines, valueLines } from './lines.ts'
import { resultsOf, WEBSITES, type MadeUpWebsite } from './websites.ts'

/** What is the check's own in a result. */
const linesOf = (result: CheckResult): string[] => [
  [
    result.status,
    result.display,
    ...(result.greyKind === null ? [] : [result.greyKind]),
    result.tag,
    ...(result.goldStar ? ['gold star'] : []),
    ...(result.applicable ? [] : ['does not apply']),
    ...(result.reasonCode === null ? [] : [result.reasonCode]),
  ].join(' · '),
  result.description,
  ...result.nextSteps.map((step) => `step: ${step}`),
  ...result.advice.map((one) => `advice: ${one}`),
  ...Object.entries(result.facts).flatMap(([name, value]) => valueLines(`fact ${name}`, value)),
  ...result.blocks.flatMap((block) => partLines('block', block)),
  ...result.evidence.map(({ kind, at, found }) => `proof: ${kind}, ${at}: ${found}`),
]

/** What a check declares beside its rule, for a result. */
function moreOf(check: AnyCheck, result: CheckResult, { evidence }: MadeUpWebsite): string[] {
  const { status, facts } = result
  const values = gatheredValues(evidence)
  const work = check.plan && workFor(check.plan, { status, facts })
  return [
    ...(work?.steps.map((step) => `work: ${minutesOf(step)} min, ${stepText(step)}`) ?? []),
    ...(work
      ? [`work: ready made ${work.isReadyMade}, who ${work.who}, helps little ${work.helpsLittle}`]
      : []),
    ...(check.plan
      ?.acceptance?.({ status, facts })
      .map(({ text, isMet }) => `accepted when: ${text} (${isMet})`) ?? []),
    ...Object.entries(check.suggests ?? {}).flatMap(([question, suggest]) =>
      valueLines(`suggests for ${question}`, suggest(facts)),
    ),
    ...(check.sheet
      ?.make(facts)
      .split('\n')
      .map((line) => `sheet: ${line}`) ?? []),
    ...(check.boxed?.blocks(facts, values).flatMap((block) => partLines('boxed', block)) ?? []),
    ...(check.report?.inFull?.blocks(values).flatMap((block) => partLines('in full', block)) ?? []),
  ]
}

describe('what a check says of made-up websites is what was approved', () => {
  const all = WEBSITES.map((website) => ({ website, results: resultsOf(website) }))
  for (const check of catalogue) {
    it(check.id, (test) => {
      const said = all.flatMap(({ website, results }) =>
        results
          .filter(({ id }) => id === check.id)
          .map((result) => [website.name, [...linesOf(result), ...moreOf(check, result, website)]] as const),
      )
      assertApproved(test, check.id, approvedText(said))
    })
  }
})
