import { z } from 'zod'
import { keywordForm, SEARCH_DEVICES } from '#core/ranking/keyword-form.ts'
import { RANK_PROVIDERS } from '#core/ranking/providers.ts'
import { WEBSITE_KINDS } from '#core/ranking/website-kinds.ts'
import { byId, call, confirmationShape, plainCall } from './call.ts'

const locationShape = z.object({ code: z.string(), label: z.string() })
const positionShape = z.number().nullable()

const competitorShape = z.object({
  position: z.number().int(),
  host: z.string(),
  title: z.string(),
  url: z.string(),
  /** `null`: a website like the owner's. */
  kind: z.enum(WEBSITE_KINDS).nullable(),
})

const keywordShape = z.object({
  /** Of its newest look-up. */
  id: z.uuid(),
  provider: z.enum(RANK_PROVIDERS),
  keyword: z.string(),
  /** `null`: the provider knows no devices. */
  device: z.enum(SEARCH_DEVICES).nullable(),
  location: locationShape,
  at: z.iso.datetime(),
  /** `null`: not among the first 100. A fraction where the provider gives an average. */
  position: positionShape,
  foundUrl: z.string().nullable(),
  competitors: z.array(competitorShape),
  /** Every place so far, oldest first. */
  places: z.array(z.object({ at: z.iso.datetime(), position: positionShape })),
  /** What would move the website up, the most useful first. */
  steps: z.array(z.object({ text: z.string(), readyTitle: z.string().nullable() })),
})

export const keywordLookupCalls = {
  'GET /keyword-lookups': call({
    ...plainCall,
    access: 'owner',
    summary: 'The keywords that the owner looked up, with the places of the website over time',
    answer: z.object({
      /** Which service is asked; `null`: none can be asked for this owner. */
      provider: z.enum(RANK_PROVIDERS).nullable(),
      /** The owner can connect an account that answers. */
      canConnect: z.boolean(),
      /** Look-ups that are left; each counts for 24 hours. */
      left: z.number().int(),
      daily: z.number().int(),
      /** The owner's town, to begin the choice of a place with; empty: unknown. */
      town: z.string(),
      /** The keyword that was looked up last comes first. */
      keywords: z.array(keywordShape),
    }),
  }),
  'GET /keyword-locations': call({
    ...plainCall,
    access: 'owner',
    summary: 'Places in which a search can be looked up, by a part of their name',
    query: z.strictObject({ typed: z.string().max(100).default('') }),
    answer: z.object({ locations: z.array(locationShape) }),
  }),
  'POST /keyword-lookups': call({
    ...plainCall,
    access: 'owner',
    summary: "Look up the website's place in a search",
    body: keywordForm,
    answer: confirmationShape,
  }),
  'DELETE /keyword-lookups/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Remove a keyword with all of its places',
    params: byId,
    answer: confirmationShape,
  }),
}
