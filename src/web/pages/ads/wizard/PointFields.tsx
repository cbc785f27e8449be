import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MESSAGES } from '#ads/messages.ts'
import { readPoint } from '#ads/wizard/read-point.ts'
import type { CampaignDraft } from '#core/ads/draft.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank, tidyLine } from '#core/owner-input/text.ts'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'

const { least, most, usual } = ADS_LIMITS.radiusKm
const WHOLE = /^\d{1,3}$/u
const NO_POINT = 'Please enter the point as maps show it, such as -33.8981, 151.1748'

/** A location that is a point with so many kilometres around it. */
export function PointFields({ onAdd }: { onAdd: (point: CampaignDraft['locations'][number]) => void }) {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [distance, setDistance] = useState(`${usual}`)
  const [isTried, setTried] = useState(false)
  const point = readPoint(typed)
  const kilometres = WHOLE.test(distance.trim()) ? Number(distance) : 0
  const isNear = kilometres >= least && kilometres <= most
  const add = () => {
    setTried(point === null || !isNear)
    if (point === null || !isNear) return
    onAdd({ kind: 'radius', ...point, kilometres, name: isBlank(name) ? tidyLine(typed) : tidyLine(name) })
    setName('')
    setTyped('')
  }
  return (
    <Fold title="Or around a point on the map">
      <Fields>
        <TextInput
          label="Point on the map"
          description="In a map, press your place for long, and copy the two numbers."
          value={typed}
          maxLength={100}
          error={isTried && point === null ? NO_POINT : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextInput
          label="Kilometres around it"
          inputMode="numeric"
          value={distance}
          maxLength={10}
          error={isTried && !isNear ? MESSAGES.radius : undefined}
          onChange={({ currentTarget }) => setDistance(currentTarget.value)}
        />
        <TextInput
          label="Name of the point"
          description="Only you see it, such as The shop."
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div>
          <Button variant="default" onClick={add}>
            Add this point
          </Button>
        </div>
      </Fields>
    </Fold>
  )
}
