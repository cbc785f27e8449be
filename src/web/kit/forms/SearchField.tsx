import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { IconSearch } from '../icons.ts'

interface SearchFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'leftSection' | 'onChange'> {
  onTyped: (typed: string) => void
}

/** A field that filters the rows below it. */
export const SearchField = ({ onTyped, ...field }: SearchFieldProps) => (
  <TextInput
    type="search"
    maxLength={200}
    leftSection={<Icon of={IconSearch} size={16} />}
    onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    {...field}
  />
)
