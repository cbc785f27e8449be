import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import type { FixField } from '#core/fix-text/field.ts'

type Pages = NonNullable<NonNullable<FixField['leadsTo']>['pages']>

interface PageInputProps extends TextInputProps {
  pages: Pages
}

/** A field for an address, with the pages of the website to choose from while it is typed. */
export function PageInput({ pages, ...input }: PageInputProps) {
  const list = useId()
  return (
    <>
      <TextInput
        {...input}
        list={list}
        inputMode="url"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path} label={title === '' ? undefined : title} />
        ))}
      </datalist>
    </>
  )
}
