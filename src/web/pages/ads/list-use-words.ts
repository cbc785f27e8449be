import { listed, plural } from '#core/words.ts'

const MOST_NAMED = 5

/** Which campaigns use a list of negative keywords. `campaigns`: those whose names are known; `null`: not read. */
export function listUseWords(
  ids: readonly string[],
  campaigns: readonly { id: string; name: string }[] | null,
): string {
  if (ids.length === 0) return 'No campaign uses it'
  const names = (campaigns ?? []).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  return names.length < ids.length || names.length > MOST_NAMED
    ? `Used by ${plural(ids.length, 'campaign')}`
    : `Used by ${listed(names)}`
}
