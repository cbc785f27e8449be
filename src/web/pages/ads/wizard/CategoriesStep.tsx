import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { sameText } from '#ads/check/problems.ts'
import { shownLength } from '#ads/shown-length.ts'
import { withOne } from '#ads/wizard/draft-parts.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank, tidyLine } from '#core/owner-input/text.ts'
import { categoriesQuery } from '#web/app/queries/campaign-queries.ts'
import { ChosenList } from '#web/kit/ads/ChosenList.tsx'
import { CountedLabel } from '#web/kit/ads/CountedLabel.tsx'
import { IdeaButtons } from '#web/kit/ads/IdeaButtons.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { asAsked } from './as-asked.ts'
import type { Wizard } from './use-wizard.ts'

const PAUSE_MS = 400
const MOST_IDEAS = 8
/** As much as is asked with, and as a keyword category can never have. */
const MOST_TYPED = 400

/** Step 3: what people search for who should see the ad. */
export function CategoriesStep({ wizard: { form, problems, change } }: { wizard: Wizard }) {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(tidyLine(typed), PAUSE_MS)
  const page = asAsked(form)
  const { data } = useQuery(categoriesQuery({ ...page, ...(asked === '' ? {} : { text: asked }) }))
  const { categories } = form
  const isFull = categories.length >= ADS_LIMITS.categories
  const suggested = (data?.categories ?? []).filter(
    ({ name }) => !categories.some((one) => sameText(one.name) === sameText(name)),
  )
  const add = (name: string) => {
    const known = suggested.find((one) => sameText(one.name) === sameText(name))
    const category = { name: tidyLine(name), keywords: known ? [...known.keywords] : [] }
    change({ categories: withOne(categories, category, (one) => sameText(one.name)) })
  }
  const addTyped = () => {
    if (isBlank(typed)) return
    add(typed)
    setTyped('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isBlank(typed)) return
    event.preventDefault()
    addTyped()
  }
  return (
    <Card
      title="Keyword categories"
      hint={`What people search for when they need you: 1 to ${ADS_LIMITS.categories}.`}
    >
      <Fields>
        <TextInput
          label={
            <CountedLabel
              label="Add a category"
              used={shownLength(tidyLine(typed))}
              limit={ADS_LIMITS.category}
            />
          }
          description="Such as flower delivery."
          value={typed}
          maxLength={MOST_TYPED}
          error={problems['categories']}
          onKeyDown={addOnEnter}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button variant="default" disabled={isBlank(typed)} onClick={addTyped}>
            Add it
          </Button>
        </div>
        <IdeaButtons
          title={asked === '' ? 'Ideas for your page' : 'Ideas for what you typed'}
          ideas={suggested.map(({ name }) => name).slice(0, MOST_IDEAS)}
          isFull={isFull}
          onPick={add}
        />
        <ChosenList
          label="Chosen categories"
          items={categories.map(({ name, keywords }, index) => ({
            key: sameText(name),
            name,
            detail: keywords.length === 0 ? undefined : keywords.slice(0, 6).join(', '),
            problem: problems[`categories.${index}`],
          }))}
          onRemove={(key) => change({ categories: categories.filter(({ name }) => sameText(name) !== key) })}
        />
        {categories.length === ADS_LIMITS.categories && (
          <p role="status">That’s {ADS_LIMITS.categories}, as many as there can be.</p>
        )}
      </Fields>
    </Card>
  )
}
