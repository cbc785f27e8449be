import { Button, TextInput } from '@mantine/core'
import { moneyText } from '#ads/money-words.ts'
import { type Micros, microsOf } from '#core/ads/money.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { useLimit } from '../use-limit.ts'

const MOST_TYPED = 100

interface CeilingOfferProps {
  /** `null`: none is set. */
  ceiling: Micros | null
  currency: string
}

/** Offers a ceiling for what all campaigns together may cost in a month; Fettle pauses everything that reaches it. */
export function CeilingOffer({ ceiling, currency }: CeilingOfferProps) {
  const limit = useLimit({ start: '', onSaved: () => limit.type('') })
  const now = ceiling === null ? null : moneyText(microsOf(ceiling), currency)
  return (
    <Card
      title="A limit for the month"
      hint="When all your campaigns together have cost this much in a month, Fettle pauses them and tells you. Google reports its costs some hours late, so it can end a little above."
    >
      <form noValidate aria-label="A limit for the month" onSubmit={limit.submit}>
        <TextInput
          label={`The most a month may cost (${currency})`}
          description={now === null ? 'None is set.' : `Now ${now}.`}
          inputMode="decimal"
          value={limit.typed}
          maxLength={MOST_TYPED}
          error={limit.problem}
          onChange={({ currentTarget }) => limit.type(currentTarget.value)}
        />
        <CardFoot>
          <Button type="submit" variant="default" loading={limit.isSaving}>
            Set the limit
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
