import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locationsQuery } from '#web/app/queries/keyword-queries.ts'
import { placesProblem } from './places-problem.ts'

interface Place {
  code: string
  label: string
}

/** After the last key. */
const TYPING_MS = 250

/** The field for a place of the provider's list, which begins with the place of the last look-up, else with the owner's town or country. */
export function usePlaces({ town, kept }: { town: string; kept: Place | null }) {
  const [picked, setPicked] = useState<Place | null>(kept)
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, TYPING_MS)
  const first = useQuery({ ...locationsQuery(town), enabled: kept === null })
  const country = useQuery({
    ...locationsQuery(''),
    enabled: kept === null && first.data?.locations.length === 0,
  })
  const found = useQuery({ ...locationsQuery(asked), enabled: asked !== '' })
  const begun = first.data?.locations[0] ?? country.data?.locations[0] ?? null
  const chosen = picked ?? begun
  const offered = (asked === '' ? [] : found.data?.locations) ?? []
  const all = [...(chosen ? [chosen] : []), ...offered.filter(({ code }) => code !== chosen?.code)]
  return {
    chosen: chosen?.code ?? '',
    /** The place that the field begins with is not known yet. */
    isBeginning: first.isLoading || country.isLoading,
    isLoading: found.isFetching || asked !== typed,
    error: placesProblem({
      search: asked === '' ? null : found.error,
      begin: first.error ?? country.error,
      isChosen: chosen !== null,
    }),
    field: {
      data: all.map(({ code, label }) => ({ value: code, label })),
      value: chosen?.code ?? null,
      onSearchChange: (text: string) => setTyped(text === chosen?.label ? '' : text.trim()),
      onChange: (code: string | null) => setPicked(all.find((one) => one.code === code) ?? chosen),
    },
  }
}
