import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { type SurveyState, askedRows, isAsked } from '#core/survey/asked-questions.ts'
import { questionsFor } from '#core/survey/questions.ts'
import type { SurveyQuestion } from '#core/survey/question.ts'
import type { Given } from '#core/survey/read-answer.ts'
import { sellingByResults } from '#core/survey/selling-by-results.ts'
import { byQuestion, socialAnswers } from '#core/survey/social-answers.ts'
import { isStale } from '#core/survey/stale.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { answersOf } from '#store/answers.ts'
import { channelsWithTimes } from '#store/channels.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import type { Website } from '#store/websites.ts'
import type { answerCalls } from '../contract/answers.ts'
import type { Services } from '../services.ts'

/** Everything that decides the questions of a website's survey. */
export interface SurveyAnswers {
  state: z.infer<(typeof answerCalls)['GET /answers/{check}']['answer']>['state']
  /** When each question was answered, where that is known. */
  times: ReadonlyMap<string, Date>
  results: Parameters<typeof suggestions>[2]
}

export async function readSurveyAnswers({ db }: Services, website: Website): Promise<SurveyAnswers> {
  const [given, { channels, times }, knownByCheck] = await Promise.all([
    answersOf(db, website.id),
    channelsWithTimes(db, website.id),
    briefResultsOfWebsite(db, website.id),
  ])
  const results = [...knownByCheck.values()].map(({ newest, lastKnown }) => lastKnown ?? newest)
  const values = Object.fromEntries([...given].map(([id, { value }]) => [id, copied(value)]))
  return {
    times: new Map([...[...given].map(([id, { at }]) => [id, at] as const), ...byQuestion(times)]),
    results,
    state: {
      answers: { ...values, ...socialAnswers(channels) },
      profile: { noWebsite: website.address === null },
      sellsOnline: sellingByResults(catalogue, results),
    },
  }
}

/** Whether the survey of a check asks something now: not where a website's answers hide every question, or nothing was found to tick. */
export async function hasQuestions(services: Services, website: Website, check: AnyCheck): Promise<boolean> {
  const survey = await readSurveyAnswers(services, website)
  return questionsFor(check.asks).some(
    (question) =>
      isAsked(question, survey.state) &&
      (question.type !== 'ticks' || listedBy(question.id, survey.results).length > 0),
  )
}

/** A question in its present state. */
export function questionView(question: SurveyQuestion, { state, times, results }: SurveyAnswers, at: Date) {
  const { id, type, text, whyWeAsk } = question
  const answeredAt = times.get(id) ?? null
  return {
    id,
    type,
    text,
    whyWeAsk,
    ...particulars(question, { state, results }),
    asked: isAsked(question, state),
    answer: state.answers[id] ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    stale: answeredAt !== null && isStale(answeredAt, at),
    suggested: suggestions(question, catalogue, results),
  }
}

/** The fields of a question's type beside its text. */
function particulars(
  question: SurveyQuestion,
  { state, results }: { state: SurveyState; results: SurveyAnswers['results'] },
) {
  switch (question.type) {
    case 'one':
    case 'many':
      return { options: [...question.options] }
    case 'rows':
      return {
        options: [...question.options],
        rows: askedRows(question, state).map(({ id, text }) => ({ id, text })),
      }
    case 'handle':
      return { options: [...question.options], network: question.network }
    case 'list':
      return { most: question.most, shortest: question.shortest, longest: question.longest }
    case 'ticks':
      return { tick: question.tick, options: listedBy(question.id, results) }
    case 'page':
      return {}
  }
}

/** A copy in the type of the contract, whose lists are mutable. */
const copied = (value: Given): string | string[] | Record<string, string> =>
  typeof value === 'string' ? value : isSeveral(value) ? [...value] : { ...value }

const isSeveral = (value: Given): value is readonly string[] => Array.isArray(value)

const Named = z.array(z.object({ name: z.string() }))

/** The names that the check of a question found and that may be ticked; empty when it found none. */
function listedBy(question: string, results: SurveyAnswers['results']): { id: string; text: string }[] {
  const check = catalogue.find(({ plan }) => plan?.completedByTicks?.question === question)
  const fact = check?.plan?.completedByTicks?.fact
  const result = results.find(({ id }) => id === check?.id)
  const list = fact === undefined ? null : Named.safeParse(result?.facts[fact])
  return list?.success ? list.data.map(({ name }) => ({ id: name, text: name })) : []
}
