import { Autocomplete } from '@mantine/core'
import { useRef, useState } from 'react'

interface PickOption {
  id: string
  label: string
}

interface PickFieldProps {
  label: string
  description?: string
  options: readonly PickOption[]
  error?: string | undefined
  /** Whether the options are found by what is typed already; else those that have it are shown. */
  isFound?: boolean
  onTyped?: (typed: string) => void
  onPick: (id: string) => void
}

const MOST_SHOWN = 8

/** A field in which one of many is found by typing. What is picked leaves it, so that the next one can be typed. */
export function PickField(props: PickFieldProps) {
  const { label, description, options, error, isFound = false, onTyped, onPick } = props
  const [typed, setTyped] = useState('')
  const isPicked = useRef(false)
  const change = (text: string) => {
    const left = isPicked.current ? '' : text
    isPicked.current = false
    setTyped(left)
    onTyped?.(left)
  }
  return (
    <Autocomplete
      label={label}
      description={description}
      error={error}
      value={typed}
      maxLength={200}
      data={[...new Set(options.map((option) => option.label))]}
      {...(isFound ? { filter: ({ options: found }) => found } : {})}
      limit={MOST_SHOWN}
      selectFirstOptionOnChange
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      onChange={change}
      onOptionSubmit={(picked) => {
        isPicked.current = true
        const option = options.find((one) => one.label === picked)
        if (option) onPick(option.id)
      }}
      // What is typed here is not chosen yet: Enter must not leave the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        const [first] = options
        // Options that arrived after the last letter have none selected.
        if (!isFound || !first || event.currentTarget.getAttribute('aria-activedescendant') !== null) return
        onPick(first.id)
        change('')
      }}
    />
  )
}
