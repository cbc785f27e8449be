import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** The address that an account goes by. */
export const EmailField = (field: ComponentProps<typeof TextInput>) => (
  <TextInput label="Email" type="email" inputMode="email" autoComplete="username" {...field} />
)
