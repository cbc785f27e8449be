/** Features by the names of the report, as sentences name them. */
export const FEATURES: Readonly<Record<string, string>> = {
  secure_payment_method: 'a secure, well-known payment service',
  debit_card: 'debit cards',
  credit_card_transaction_fee: 'card fees shown before people pay',
  buy_now_pay_later: 'buy now, pay later',
}

/** Option ids of the survey by feature. */
export const OPTION_OF: Readonly<Record<string, string>> = {
  secure_payment_method: 'secure_payment',
  debit_card: 'debit_card',
  credit_card_transaction_fee: 'card_fee_clear',
  buy_now_pay_later: 'buy_now_pay_later',
}
