import { Autocomplete, NativeSelect, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { COUNTRY_OPTIONS } from '#core/business/places.data.ts'
import { citiesOf } from '#core/business/time-zone.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { Chip } from '#web/kit/surface/Chip.tsx'
import type { BusinessValues } from './business-values.ts'
import { choicesAfter } from '../forms/choices-of.ts'

const COUNTRY_LIST = choicesAfter('Choose a country', COUNTRY_OPTIONS)

interface PlaceFieldsProps {
  form: UseFormReturnType<BusinessValues>
  /** The source of the city, when it was filled in for the owner. */
  citySource?: ReactNode
}

/** The business' country and city. */
export function PlaceFields({ form, citySource }: PlaceFieldsProps) {
  return (
    <Stack gap="xs">
      <FieldPair>
        <NativeSelect label="Country" data={COUNTRY_LIST} {...form.getInputProps('country')} />
        <Autocomplete
          label="City"
          placeholder="Choose one or type yours"
          data={citiesOf(form.values.country)}
          autoComplete="address-level2"
          limit={8}
          withScrollArea={false}
          comboboxProps={{ withinPortal: false }}
          {...(citySource === undefined
            ? {}
            : {
                rightSection: <Chip>We think so</Chip>,
                rightSectionWidth: 116,
                rightSectionPointerEvents: 'none',
              })}
          {...form.getInputProps('city')}
        />
      </FieldPair>
      {citySource}
    </Stack>
  )
}
