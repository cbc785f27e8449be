import { catalogue } from '#checks/catalogue.generated.ts'
import { channelFromAnswer } from '#core/survey/social-answers.ts'
import { parseAnswer } from '#core/survey/parse-answer.ts'
import type { SurveyQuestion } from '#core/survey/question.ts'
import { checksDecidedBy, gatheredFor, questionsFor } from '#core/survey/questions.ts'
import type { Given } from '#core/survey/read-answer.ts'
import { saveAnswers } from '#store/answers.ts'
import { type Channels, saveChannels } from '#store/channels.ts'
import { raiseVersion } from '#store/owners.ts'
import type { Website } from '#store/websites.ts'
import { checkOf } from '../results/check-of.ts'
import { answerCalls } from '../contract/answers.ts'
import { AppError, wrongFields } from '../http/error.ts'
import { scanAfterSaving } from '../scans/scan-after-saving.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { named, Resource } from '../http/routing.ts'
import { questionView, readSurveyAnswers } from './survey.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

export const answerRoutes = new Resource()
  .on(named(answerCalls, 'GET /answers/{check}'), async (incoming) => {
    const { params, services } = incoming
    const { asks } = checkOf(params.check)
    const survey = await readSurveyAnswers(services, await ownersWebsite(incoming))
    return {
      check: params.check,
      state: survey.state,
      questions: questionsFor(asks).map((question) => questionView(question, survey, services.now())),
    }
  })
  .on(named(answerCalls, 'PUT /answers/{check}'), async (incoming) => {
    const { c, params, body, owner, services } = incoming
    const questions = questionsFor(checkOf(params.check).asks)
    const website = await ownersWebsite(incoming)
    const read = readAnswers(questions, body.answers, website)
    const channels = channelsIn(questions, read)
    const kept = new Map([...read].filter(([id]) => !isHandle(questions, id)))
    await services.db.transaction(async (tx) => {
      await saveAnswers(tx, website.id, kept)
      await saveChannels(tx, website.id, channels)
      if (Object.keys(channels).length > 0) await raiseVersion(tx, owner.ownerId)
    })
    const given = [...read.keys()]
    const scan = await scanAfterSaving(c, website, {
      decides: [params.check, ...checksDecidedBy(catalogue, given)],
      names: gatheredFor(given),
    })
    return { message: SAVED_MESSAGE, scan: scan.id }
  })

/** Reads the answers of a form. Throws 422 with a message beside each wrong answer. */
export function readAnswers(
  questions: readonly SurveyQuestion[],
  typed: Readonly<Record<string, unknown>>,
  { address }: Website,
): Map<string, Given | null> {
  const stranger = Object.keys(typed).find((id) => !questions.some((question) => question.id === id))
  if (stranger !== undefined)
    throw new AppError(422, 'unknown_field', `There is no question "${stranger.slice(0, 40)}" here.`)
  const answered = questions.filter(({ id }) => Object.hasOwn(typed, id))
  const reads = answered.map((question) => ({
    id: question.id,
    read: parseAnswer(question, typed[question.id], { website: address }),
  }))
  const wrong = reads.flatMap(({ id, read }) => (read.ok ? [] : [{ id, ...read }]))
  if (wrong.length > 0)
    throw wrongFields(Object.fromEntries(wrong.map(({ id, message }) => [id, message])), wrong[0]?.code)
  return new Map(reads.flatMap(({ id, read }) => (read.ok ? [[id, read.answer] as const] : [])))
}

const isHandle = (questions: readonly SurveyQuestion[], id: string): boolean =>
  questions.some((question) => question.id === id && question.type === 'handle')

/** Social channels are stored once, as channels; the survey asks for them too. */
function channelsIn(questions: readonly SurveyQuestion[], read: ReadonlyMap<string, Given | null>): Channels {
  const given = questions.flatMap((question) => {
    const answer = read.get(question.id)
    if (question.type !== 'handle' || answer === undefined) return []
    return [[question.network, channelFromAnswer(typeof answer === 'string' ? answer : null)] as const]
  })
  return Object.fromEntries(given)
}
