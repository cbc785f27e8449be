import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownLength } from '#ads/shown-length.ts'
import { adTextsOf } from '#ads/wizard/ad-texts.ts'
import { emptyPlace, withText } from '#ads/wizard/draft-parts.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { adTextsQuery } from '#web/app/queries/campaign-queries.ts'
import { AddedForYou, CountedLabel } from '#web/kit/ads/CountedLabel.tsx'
import { IdeaButtons } from '#web/kit/ads/IdeaButtons.tsx'
import { WizardLayout } from '#web/kit/ads/WizardLayout.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { asAsked, categoriesAsked } from './as-asked.ts'
import { DraftPreviews } from './DraftPreviews.tsx'
import type { Wizard } from './use-wizard.ts'

type Kind = 'headlines' | 'descriptions'

const MOST_TYPED = 2_000
const MOST_PLACES = 20
const KINDS = {
  headlines: { one: 'Headline', limit: ADS_LIMITS.headline, Field: TextInput },
  descriptions: { one: 'Description', limit: ADS_LIMITS.description, Field: LongText },
} as const

/** Step 4: the texts of the ad, with the ad beside them. */
export function AdStep({ wizard }: { wizard: Wizard }) {
  const { form } = wizard
  const { data } = useQuery(
    adTextsQuery({
      ...asAsked(form),
      categories: categoriesAsked(form),
      locations: form.locations
        .filter(({ kind }) => kind === 'place')
        .slice(0, MOST_PLACES)
        .map(({ name }) => name.slice(0, 400)),
    }),
  )
  return (
    <WizardLayout aside={<DraftPreviews form={form} />}>
      <Cards>
        <Texts
          wizard={wizard}
          kind="headlines"
          title="Headlines"
          hint={`Up to ${ADS_LIMITS.headline} characters each. The first is required. Google mixes them, so each should make sense alone.`}
          ideas={data?.headlines ?? []}
        />
        <Texts
          wizard={wizard}
          kind="descriptions"
          title="Descriptions"
          hint={`Up to ${ADS_LIMITS.description} characters each. The first is required.`}
          ideas={data?.descriptions ?? []}
        />
      </Cards>
    </WizardLayout>
  )
}

interface TextsProps {
  wizard: Wizard
  kind: Kind
  title: string
  hint: string
  ideas: readonly string[]
}

function Texts({ wizard: { form, problems, change }, kind, title, hint, ideas }: TextsProps) {
  const { one, limit, Field } = KINDS[kind]
  const texts = form[kind]
  const shown = adTextsOf(form)[kind]
  const room = emptyPlace(texts, kind)
  const set = (place: number, text: string) => {
    const changed = withText(texts, place, text)
    change(kind === 'headlines' ? { headlines: changed } : { descriptions: changed })
  }
  const used = new Set(texts.map((text) => tidyLine(text).toLowerCase()))
  return (
    <Card title={title} hint={hint}>
      <Fields>
        {shown.map(({ text, isAdded }, index) => {
          const typed = texts[index] ?? ''
          return (
            <div key={index}>
              <Field
                rows={2}
                label={
                  <CountedLabel
                    label={`${one} ${index + 1}`}
                    used={shownLength(tidyLine(typed))}
                    limit={limit}
                  />
                }
                dir="auto"
                value={typed}
                maxLength={MOST_TYPED}
                error={problems[`${kind}.${index}`] ?? (index === 0 ? problems[kind] : undefined)}
                onChange={({ currentTarget }) => set(index, currentTarget.value)}
              />
              {isAdded && <AddedForYou text={text} />}
            </div>
          )
        })}
        <IdeaButtons
          title="Ideas for your page"
          ideas={ideas.filter((idea) => !used.has(idea.toLowerCase())).slice(0, 5)}
          isFull={room === null}
          onPick={(idea) => {
            if (room !== null) set(room, idea)
          }}
        />
      </Fields>
    </Card>
  )
}
