import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locationKey, locationWords, withOne } from '#ads/wizard/draft-parts.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { languagesQuery, placesQuery } from '#web/app/queries/campaign-queries.ts'
import { ChosenList } from '#web/kit/ads/ChosenList.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { PickField } from '#web/kit/forms/PickField.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PointFields } from './PointFields.tsx'
import type { Wizard } from './use-wizard.ts'

const PAUSE_MS = 250

/** Step 2: where the people are who see the ad, and what they speak. */
export const PlacesStep = ({ wizard }: { wizard: Wizard }) => (
  <Cards>
    <Locations wizard={wizard} />
    <Languages wizard={wizard} />
  </Cards>
)

function Locations({ wizard: { form, problems, change } }: { wizard: Wizard }) {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const { data, isError } = useQuery(placesQuery(asked))
  const found = typed.trim() === '' ? [] : (data?.places ?? [])
  const isNone = asked !== '' && asked === typed.trim() && (isError || data?.places.length === 0)
  const { locations } = form
  const pick = (id: string) => {
    const place = found.find((one) => one.id === id)
    if (!place) return
    const added = { kind: 'place' as const, id, name: place.name }
    change({ locations: withOne(locations, added, locationKey) })
  }
  return (
    <Card
      title="Locations"
      hint={`Who sees the ad: a few places near you are best, ${ADS_LIMITS.locations} at most.`}
    >
      <Fields>
        <div>
          <PickField
            label="Find a suburb, city or region"
            options={found.map(({ id, name, detail }) => ({ id, label: `${name}, ${detail}` }))}
            error={problems['locations']}
            isFound
            onTyped={setTyped}
            onPick={pick}
          />
          <p role="status">
            {isNone &&
              (isError
                ? 'Places can’t be found now. Try again in a moment.'
                : 'We found no place of that name.')}
          </p>
        </div>
        <ChosenList
          label="Chosen locations"
          items={locations.map((location, index) => ({
            key: locationKey(location),
            name: locationWords(location),
            problem: problems[`locations.${index}`],
          }))}
          onRemove={(key) => change({ locations: locations.filter((one) => locationKey(one) !== key) })}
        />
        <PointFields onAdd={(point) => change({ locations: withOne(locations, point, locationKey) })} />
      </Fields>
    </Card>
  )
}

function Languages({ wizard: { form, problems, change } }: { wizard: Wizard }) {
  const { data } = useQuery(languagesQuery)
  const { languages } = form
  const known = data?.languages ?? []
  const pick = (id: string) => {
    const language = known.find((one) => one.id === id)
    if (language) change({ languages: withOne(languages, language, (one) => one.id) })
  }
  return (
    <Card title="Languages" hint={`What your customers speak. Up to ${ADS_LIMITS.languages}.`}>
      <Fields>
        <PickField
          label="Find a language"
          options={known.map(({ id, name }) => ({ id, label: name }))}
          error={problems['languages']}
          onPick={pick}
        />
        <ChosenList
          label="Chosen languages"
          items={languages.map(({ id, name }, index) => ({
            key: id,
            name,
            problem: problems[`languages.${index}`],
          }))}
          onRemove={(key) => change({ languages: languages.filter(({ id }) => id !== key) })}
        />
      </Fields>
    </Card>
  )
}
