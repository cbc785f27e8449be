import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBuildingStore,
  IconPhone,
} from '@tabler/icons-react'
import { NETWORK_NAMES } from '#core/address/networks.ts'
import { FoundItem } from '#web/kit/forms/FoundItem.tsx'
import type { IconDrawing } from '#web/kit/Icon.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import type { FoundDetails } from './use-found-details.ts'
import type { Onboarding } from './use-onboarding.ts'
import { whereFound } from './where-found.ts'

type Field = FoundDetails['found'][number]['field']

const ICONS: Readonly<Record<Field, IconDrawing>> = {
  businessName: IconBuildingStore,
  phone: IconPhone,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
}
const LABELS: Readonly<Record<Field, string>> = {
  businessName: 'Business name',
  phone: 'Phone',
  ...NETWORK_NAMES,
}

/** The questions, and the details found on the website so far. */
export interface StepProps {
  onboarding: Onboarding
  found: FoundDetails | undefined
  isLooking: boolean
}

interface FoundCardProps extends StepProps {
  /** The fields that are asked about now. */
  fields: readonly string[]
}

/** The details found on the website, to accept or refuse. */
export function FoundCard({ found, isLooking, fields, onboarding }: FoundCardProps) {
  const host = found?.website?.host ?? null
  const items = (found?.found ?? []).filter(({ field }) => fields.includes(field))
  if (host === null || (items.length === 0 && !isLooking)) return null
  if (items.length === 0) {
    return (
      <Card look="soft" title="Is this yours?" hint={`We’re reading ${host}. What we find turns up here.`}>
        <SkeletonBar width="70%" />
      </Card>
    )
  }
  return (
    <Card look="soft" title="Is this yours?" hint={`Found on ${host}. We only keep what you say yes to.`}>
      <ul>
        {items.map(({ field, value, at }) => (
          <FoundItem
            key={field + value}
            icon={ICONS[field]}
            label={LABELS[field]}
            value={value}
            where={whereFound(at)}
            answer={onboarding.said[field + value] ?? null}
            onAnswer={(answer) => take(onboarding, { field, value, answer })}
          />
        ))}
      </ul>
    </Card>
  )
}

interface Answered {
  field: Field
  value: string
  answer: 'yes' | 'no' | null
}

/** Stores the answer; a yes fills its field, and undoing it empties the field. */
function take(onboarding: Onboarding, { field, value, answer }: Answered): void {
  const { said, setSaid, setPhone, business, social, draft } = onboarding
  const { [field + value]: before, ...others } = said
  setSaid(answer === null ? others : { ...said, [field + value]: answer })
  const isTaken = answer === 'yes'
  if (!isTaken && before !== 'yes') return
  if (field === 'phone') setPhone(isTaken ? value : '')
  else if (field === 'businessName') {
    if (isTaken || draft.business.businessName === value) business.setFieldValue(field, isTaken ? value : '')
  } else if (isTaken || draft.social[field].typed === value) {
    social.setFieldValue(field, { typed: isTaken ? value : '', none: false })
  }
}
