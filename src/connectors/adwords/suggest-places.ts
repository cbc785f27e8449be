import { z } from 'zod'
import type { AdsSuggested, AdsSuggestionInput } from '#core/ads/suggestions.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { nameKept } from './map.ts'
import { queryText } from './query.ts'
import { adsText, enumName, idText } from './schema.ts'

const placesAnswer = z.object({
  geoTargetConstantSuggestions: z
    .array(
      z.object({
        geoTargetConstant: z.object({
          id: idText,
          name: adsText.default(''),
          canonicalName: adsText.default(''),
          targetType: enumName.optional(),
          status: enumName.optional(),
        }),
      }),
    )
    .max(1_000)
    .default([]),
})
const languageAnswer = z.object({
  languageConstant: z.object({ id: idText, name: adsText.default('') }),
})

const MOST_PLACES = 20
const LANGUAGES = queryText({
  select: ['language_constant.id', 'language_constant.name'],
  from: 'language_constant',
  where: ['language_constant.targetable = TRUE'],
  orderBy: 'language_constant.name',
})

/** Places whose name is like a text. Google's own order puts the likeliest first. */
export async function suggestPlaces(
  context: ConnectorContext,
  { text }: AdsSuggestionInput['places'],
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['places']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  if (text.trim() === '') return { ok: true, data: { places: [] } }
  const request = {
    path: 'geoTargetConstants:suggest',
    json: { locale: 'en', locationNames: { names: [text.trim()] } },
    isRead: true,
  }
  const answer = await chosen.data.askPlain(request, placesAnswer)
  if (!answer.ok) return answer
  const places = answer.data.geoTargetConstantSuggestions
    .map(({ geoTargetConstant: place }) => place)
    .filter(({ status }) => status !== 'REMOVAL_PLANNED')
    .slice(0, MOST_PLACES)
    .map(({ id, name, canonicalName, targetType }) => ({
      id,
      name: nameKept(name),
      detail: nameKept([targetType, whereOf(canonicalName)].filter(Boolean).join(', ')),
    }))
  return { ok: true, data: { places } }
}

/** `Newtown,New South Wales,Australia` is in New South Wales, Australia. */
const whereOf = (canonical: string): string => canonical.split(',').slice(1).join(', ')

/** Languages that ads can be shown in. */
export async function suggestLanguages(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['languages']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const found = await chosen.data.search(LANGUAGES, languageAnswer)
  if (!found.ok) return found
  const languages = found.data.rows.map(({ languageConstant: { id, name } }) => ({
    id,
    name: nameKept(name),
  }))
  return { ok: true, data: { languages: languages.slice(0, 500) } }
}
