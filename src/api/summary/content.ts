import type { Owner } from '#store/owners.ts'
import { saveSummary, type StoredSummary, summaryOfOwner } from '#store/summaries.ts'
import { businessFactsOf, firstSummary } from '#store/business-facts.ts'
import { checkedSources } from '#summary/finance/sources.ts'
import { summarySchema } from '#summary/schema.ts'
import { summaryCalls } from '../contract/summary.ts'
import { changedElsewhere } from '../http/error.ts'
import { signedInOwner } from '../owner/me.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import { givenFigures } from './imports.ts'
import { logoView } from './logo.ts'
import { todayOf } from './today.ts'

export const summaryContentRoutes = new Resource()
  .on(named(summaryCalls, 'GET /summary'), async (incoming) => {
    const { db } = incoming.services
    const owner = await signedInOwner(incoming)
    const [stored, around] = await Promise.all([summaryOfOwner(db, owner.id), businessFactsOf(db, owner)])
    return { ...viewOf(stored, owner), around, today: todayOf(owner, incoming.services) }
  })
  .on(named(summaryCalls, 'PUT /summary'), async (incoming) => {
    const { body, services } = incoming
    const owner = await signedInOwner(incoming)
    const form = summarySchema({
      country: owner.country,
      today: todayOf(owner, services),
      ownEmail: owner.email,
    })
    const read = readForm(form, body.summary)
    const [stored, given] = await Promise.all([
      summaryOfOwner(services.db, owner.id),
      givenFigures(services, owner),
    ])
    const years = checkedSources(read.years, { saved: stored.content?.years ?? [], given })
    const place = { ownerId: owner.id, version: body.version, at: services.now() }
    if (!(await saveSummary(services.db, place, { ...read, years })))
      throw changedElsewhere(viewOf(await summaryOfOwner(services.db, owner.id), owner))
    return { message: SAVED_MESSAGE, version: body.version + 1 }
  })

const viewOf = ({ version, content: kept, logo }: StoredSummary, owner: Owner) => ({
  version,
  isSaved: kept !== null,
  summary: kept ?? firstSummary(owner),
  logo: logo && logoView(logo),
})
