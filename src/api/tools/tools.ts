import { answersInForce } from '#core/survey/asked-questions.ts'
import { saveAnswers } from '#store/answers.ts'
import { connectionsOf } from '#store/owner-connections.ts'
import { changedTools, favouriteTools, setFavouriteTool } from '#store/tools.ts'
import { toolSeekerFrom } from '#tools/tool-seeker.ts'
import { catalogueWith } from '#tools/catalogue.ts'
import { toolQuestions } from '#tools/questions.ts'
import { recommend } from '#tools/recommend.ts'
import type { Tool } from '#tools/tool.ts'
import { readAnswers } from '../survey/answers.ts'
import { toolCalls } from '../contract/tools.ts'
import { notFound } from '../http/error.ts'
import { signedInOwner } from '../owner/me.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { questionView, readSurveyAnswers } from '../survey/survey.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

/** Productivity tools: questions, suggestions, and the owner's favourites. */
export const toolRoutes = new Resource()
  .on(named(toolCalls, 'GET /tools'), async (incoming) => {
    const { services, owner: caller } = incoming
    const website = await ownersWebsite(incoming)
    const [survey, catalogue, owner, favourites, connections] = await Promise.all([
      readSurveyAnswers(services, website),
      catalogueOf(services),
      signedInOwner(incoming),
      favouriteTools(services.db, caller.ownerId),
      connectionsOf(services.db, caller.ownerId),
    ])
    const { industry, staffCount, savviness } = owner
    const seeker = toolSeekerFrom(
      answersInForce(survey.state),
      { savviness, ...(industry ? { industry } : {}), ...(staffCount ? { staffCount } : {}) },
      // A sample is of a business that is made up.
      connections.flatMap(({ service, mode }) => (mode === 'live' ? [service] : [])),
    )
    const view = (tool: Tool) => toolView(tool, { favourites, used: seeker.used })
    return {
      questions: toolQuestions(catalogue).map((question) => questionView(question, survey, services.now())),
      groups: recommend(catalogue, seeker).map(({ group, isWanted, suggested, others }) => ({
        id: group,
        isWanted,
        suggested: suggested.map(({ tool, why }) => ({ ...view(tool), why })),
        others: others.map(view),
      })),
    }
  })
  .on(named(toolCalls, 'PUT /tools/answers'), async (incoming) => {
    const { body, services } = incoming
    const website = await ownersWebsite(incoming)
    const questions = toolQuestions(await catalogueOf(services))
    await saveAnswers(services.db, website.id, readAnswers(questions, body.answers, website))
    return { message: SAVED_MESSAGE }
  })
  .on(named(toolCalls, 'PUT /tools/{id}/favourite'), async ({ params, body, owner, services }) => {
    const known = (await catalogueOf(services)).some(({ id }) => id === params.id)
    if (!known) throw notFound()
    const { isFavourite } = body
    await setFavouriteTool(services.db, { ownerId: owner.ownerId, tool: params.id, isFavourite })
    return { isFavourite }
  })

const catalogueOf = async ({ db }: Services): Promise<Tool[]> =>
  catalogueWith((await changedTools(db)).map(({ tool }) => tool))

interface Known {
  favourites: ReadonlySet<string>
  used: readonly string[]
}

const toolView = (
  { id, name, group, hasFree, paid, purpose, ease, reviewedOn }: Tool,
  { favourites, used }: Known,
) => ({
  id,
  name,
  group,
  hasFree,
  paid,
  purpose,
  ease,
  reviewedOn,
  isFavourite: favourites.has(id),
  isUsed: used.includes(id),
})
