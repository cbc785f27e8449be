import { z } from 'zod'
import { ADS_ACTORS, ADS_OUTCOMES, adsValues } from '#core/ads/activity.ts'
import { adsChange, campaignToCreate } from '#core/ads/change-shape.ts'
import { ADS_PERIODS, USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { campaignDraft } from '#core/ads/draft-schema.ts'
import { WIZARD_STEPS } from '#core/ads/draft.ts'
import { LANDING_LOOK_STATES, landingFinding, landingInput } from '#core/ads/landing.ts'
import { micros } from '#core/ads/money-schema.ts'
import { adsNotice } from '#core/ads/notices.ts'
import { ADS_READS } from '#core/ads/reads.ts'
import { adsAccount, adsId } from '#core/ads/rows.ts'
import { sentKeywords } from '#core/ads/sent-keywords-schema.ts'
import { COMPETITIONS } from '#core/ads/states.ts'
import { ADS_SUGGESTIONS } from '#core/ads/suggestions.ts'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { byId, call, confirmationShape, plainCall } from './call.ts'
import { SERVICE_STATES } from './connections.ts'

const owners = { ...plainCall, access: 'owner' } as const

const ofDates = z.strictObject({ period: z.enum(ADS_PERIODS).default(USUAL_ADS_PERIOD) })

const rowsShape = <Data>(shape: z.ZodType<Data>) =>
  z.object({
    /** `null`: Google has given nothing yet. */
    data: shape.nullable(),
    /** When Google gave it. */
    asOf: z.iso.datetime().nullable(),
    /** Why the newest read gave nothing; `data` is then of an earlier one. `null`: it did. */
    failure: z.enum(FAILURE_KINDS).nullable(),
    mode: z.enum(ORIGINS),
  })

/** Rows of a tab, for the chosen dates. */
const readCall = <Data>(shape: z.ZodType<Data>, summary: string) =>
  call({ ...owners, summary, query: ofDates, answer: rowsShape(shape) })

/** A campaign that is not created yet. */
const draftShape = z.object({
  id: z.uuid(),
  /** Counts the saves: send it with the next one, which is refused if somebody saved meanwhile. */
  version: z.number().int(),
  step: z.enum(WIZARD_STEPS),
  form: campaignDraft,
  savedAt: z.iso.datetime(),
})

const activityShape = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Name of who made it; of Fettle where the ceiling was reached. */
  who: z.string(),
  actor: z.enum(ADS_ACTORS),
  kind: z.string(),
  /** What was changed, in a sentence. */
  what: z.string(),
  before: adsValues,
  after: adsValues,
  /** Whether it was made in the account that is chosen now, whose currency its amounts have. */
  isOfAccount: z.boolean(),
  outcome: z.enum(ADS_OUTCOMES),
  /** Why it was not made, in a sentence; `null`: it was, or it is not known yet. */
  reason: z.string().nullable(),
})

export const adsCalls = {
  'GET /ads/terms': call({
    ...owners,
    summary: 'The cost warning, and whether the owner has accepted it',
    answer: z.object({
      version: z.string(),
      words: z.string(),
      /** `null`: not accepted, or an earlier version of it. */
      acceptedAt: z.iso.datetime().nullable(),
    }),
  }),
  'PUT /ads/terms': call({
    ...owners,
    summary: 'Accept the cost warning',
    body: z.strictObject({ version: z.string().max(40) }),
    answer: confirmationShape,
  }),
  'GET /ads': call({
    ...owners,
    summary: 'How the owner’s ads account stands',
    answer: z.object({
      state: z.enum(SERVICE_STATES),
      mode: z.enum(ORIGINS),
      /** Whether the owner's own account can be connected here. */
      isSetUp: z.boolean(),
      hasAcceptedTerms: z.boolean(),
      /** `null`: no account is chosen, or the chosen one was never read. */
      account: adsAccount.nullable(),
      /** Why the newest read of the account gave nothing; `null`: it gave something, or there was no read. */
      failure: z.enum(FAILURE_KINDS).nullable(),
      /** Today in the account's time zone; `null`: no account. */
      today: z.iso.date().nullable(),
      /** `null`: not known. */
      month: z
        .object({
          /** The most that it can cost: the daily budgets of what is running, times 30.4. */
          most: micros,
          /** The daily budgets of what is running, together. */
          aDay: micros,
          running: z.number().int(),
          /** What it has cost so far, today included. */
          cost: micros,
        })
        .nullable(),
      /** The most that a month may cost before Fettle pauses everything; `null`: the owner set none. */
      ceiling: z.object({ amount: micros, reachedIn: z.string().nullable() }).nullable(),
      notices: z.array(z.object({ id: z.uuid(), at: z.iso.datetime(), notice: adsNotice })),
      drafts: z.array(draftShape.omit({ form: true }).extend({ name: z.string() })),
      /** Changes of which Google has not said yet whether it made them. */
      unknown: z.number().int(),
    }),
  }),
  'GET /ads/campaigns': readCall(ADS_READS.campaigns, 'Campaigns with their figures'),
  'GET /ads/campaigns/{id}': call({
    ...owners,
    summary: 'What a campaign was made of; 404 where it was not made with Fettle',
    params: z.strictObject({ id: adsId }),
    answer: z.object({ made: campaignToCreate }),
  }),
  'GET /ads/ad-groups': readCall(ADS_READS.adGroups, 'Ad groups with their figures'),
  'GET /ads/demographics': call({
    ...owners,
    summary: 'Who sees an ad group',
    query: ofDates.extend({ adGroupId: adsId }),
    answer: rowsShape(ADS_READS.demographics),
  }),
  'GET /ads/keywords': readCall(sentKeywords, 'Keywords with their figures, each as a list of values'),
  'GET /ads/search-terms': readCall(ADS_READS.searchTerms, 'What people searched for when an ad was shown'),
  'GET /ads/negative-keywords': readCall(ADS_READS.negativeKeywords, 'Negative keywords and their lists'),
  'GET /ads/assets': readCall(ADS_READS.assets, 'Sitelinks and callouts'),
  'GET /ads/strategies': readCall(ADS_READS.strategies, 'Portfolio strategies'),
  'GET /ads/days': readCall(ADS_READS.days, 'Figures of each day, all campaigns together'),
  'POST /ads/changes': call({
    ...owners,
    summary:
      'Change something in the ads account, once for each `Idempotency-Key`. Sent again with the same key it says how the first one ended',
    mostBytes: 2_097_152,
    body: z.strictObject({
      change: adsChange,
      /** What the form showed of the values that the change replaces (`valuesBefore` of `src/ads`); absent: it replaces whatever is there. */
      seen: adsValues.optional(),
      /** The draft that the campaign is made of: it is deleted when the campaign is created. */
      draftId: z.uuid().optional(),
      /** Google checks it and makes nothing. */
      isTrial: z.boolean().optional(),
    }),
    answer: z.object({
      message: z.string(),
      /** Ids of what was created, in the order of the change; the campaign first. */
      ids: z.array(z.string()),
      /** Its row in the activity; `null`: a trial. */
      activityId: z.uuid().nullable(),
    }),
  }),
  'GET /ads/activity': call({
    ...owners,
    summary: 'Everything that was changed with Fettle, newest first',
    query: z.strictObject({
      /** Id of the last one that is known; absent: from the newest. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ changes: z.array(activityShape), hasMore: z.boolean() }),
  }),
  'POST /ads/drafts': call({
    ...owners,
    summary: 'Keep a campaign that is not finished',
    body: z.strictObject({ step: z.enum(WIZARD_STEPS), form: campaignDraft }),
    answer: draftShape,
  }),
  'GET /ads/drafts/{id}': call({
    ...owners,
    summary: 'A campaign that is not finished',
    params: byId,
    answer: draftShape,
  }),
  'PUT /ads/drafts/{id}': call({
    ...owners,
    summary: 'Save a campaign that is not finished',
    params: byId,
    body: z.strictObject({ version: z.number().int(), step: z.enum(WIZARD_STEPS), form: campaignDraft }),
    answer: draftShape,
  }),
  'DELETE /ads/drafts/{id}': call({
    ...owners,
    summary: 'Discard a campaign that is not finished',
    params: byId,
    answer: confirmationShape,
  }),
  'GET /ads/suggestions/places': call({
    ...owners,
    summary: 'Places whose name begins like what is typed',
    query: ADS_SUGGESTIONS.places.input,
    answer: z.object({
      /** `detail`: what kind of place, and where. */
      places: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() })),
    }),
  }),
  'GET /ads/suggestions/languages': call({
    ...owners,
    summary: 'Languages that ads can be shown in',
    answer: z.object({ languages: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'POST /ads/suggestions/categories': call({
    ...owners,
    summary: 'Keyword categories that fit the business, each with its keywords',
    /** `text`: what the owner has typed; absent: of the page alone. */
    body: ADS_SUGGESTIONS.categories.input,
    answer: z.object({
      categories: z.array(z.object({ name: z.string(), keywords: z.array(z.string()) })),
    }),
  }),
  'POST /ads/suggestions/keywords': call({
    ...owners,
    summary: 'Ideas for keywords',
    body: ADS_SUGGESTIONS.keywordIdeas.input,
    answer: z.object({
      ideas: z.array(
        z.object({
          text: z.string(),
          averageMonthlySearches: z.number().int().nullable(),
          competition: z.enum(COMPETITIONS).nullable(),
        }),
      ),
    }),
  }),
  'POST /ads/suggestions/texts': call({
    ...owners,
    summary: 'Headlines and descriptions that fit the page and the keyword categories',
    body: ADS_SUGGESTIONS.adTexts.input.extend({ locations: z.array(z.string().max(400)).max(200) }),
    answer: z.object({ headlines: z.array(z.string()), descriptions: z.array(z.string()) }),
  }),
  'POST /ads/suggestions/budgets': call({
    ...owners,
    summary: 'Three daily budgets to choose from, the recommended one in the middle',
    body: ADS_SUGGESTIONS.budgets.input,
    answer: z.object({
      budgets: z.array(z.object({ amount: micros, isRecommended: z.boolean() })),
      /** Whether Google suggested them, or they are Fettle's own. */
      isOfGoogle: z.boolean(),
    }),
  }),
  'POST /ads/landing-looks': call({
    ...owners,
    summary: 'Have Fettle look at the page that an ad is to lead to',
    body: landingInput,
    answer: z.object({ id: z.uuid() }),
  }),
  'GET /ads/landing-looks/{id}': call({
    ...owners,
    summary: 'What Fettle saw of the page that an ad is to lead to',
    params: byId,
    answer: z.object({
      state: z.enum(LANDING_LOOK_STATES),
      /** Why Fettle could look at nothing, in a sentence; `null`: it could, or it is looking. */
      why: z.string().nullable(),
      /** When it was asked for. */
      at: z.iso.datetime(),
      /** One for each kind, in the order of the screen; none while Fettle is looking. */
      findings: z.array(landingFinding),
    }),
  }),
  'PUT /ads/ceiling': call({
    ...owners,
    summary: 'Set the most that a month may cost before Fettle pauses everything, or none',
    body: z.strictObject({ amount: micros.nullable() }),
    answer: confirmationShape,
  }),
  'DELETE /ads/notices/{id}': call({
    ...owners,
    summary: 'Put a notice away',
    params: byId,
    answer: confirmationShape,
  }),
}
