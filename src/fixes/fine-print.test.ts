import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFinePrint } from './fine-print.ts'

test('conditions, warnings, contracts and ways to other pages are fine print', () => {
  for (const sentence of [
    'Christmas and Easter: minimum stay seven nights, 50% deposit by bank transfer.',
    'Please give 24 hours’ notice if you cannot come.',
    'No joining fee and one month’s notice.',
    'A fee of $40 applies to what you cancel late.',
    'Glass is NOT allowed on the lawn.',
    'Birthday parties on application.',
    'There is a 15% surcharge on public holidays.',
    'A deposit of one night is taken by card.',
    'Raw or undercooked meat may make you ill.',
    'A 20% gratuity is added for large parties.',
    'You park at your own risk.',
    'Our kitchen uses nuts, gluten, egg and dairy.',
    '30% with your booking, the rest before delivery.',
    'We take cards over the phone (2.5% fee).',
    'These terms apply to every rental from us.',
    'Your booking is a contract between you and the house.',
    'See the old price list for what it costs.',
    'Guests are responsible for what they break.',
    'We are not responsible for coats.',
    'Our pesto contains traces of nuts.',
    'The cakes contain egg and dairy.',
    'There is a minimum of two nights in summer.',
    'We deliver for a minimum of $50.',
    'Download a sample menu before you come.',
    'The list of stopping distances is here.',
    'The password is in my email.',
    'Your pictures are at studio.example-pictures.com for a year.',
  ])
    assert.equal(isFinePrint(sentence), true, sentence)
})

test('what a business does, and for whom, is no fine print', () => {
  for (const sentence of [
    'We bake cakes without gluten, eggs and dairy.',
    'We look after cats while their people are away.',
    'Our cooks aim to please the whole family.',
    'We are insured with public liability of ten million dollars.',
    'The bank has term deposits for savers in the valley.',
    'We have mended clocks here since the war.',
    'Come in and see what the potters make.',
    'Most people notice the view first.',
    'Our candles use 100% soy wax and burn for fifty hours each.',
    'Our candles contain pure soy wax.',
    'Our bakery uses local flour, butter and eggs from the farm next door.',
    'We handle nuts and bolts of every size.',
    'Our dog treats contain no gluten.',
    'We carry a minimum of forty beers on tap.',
    'We are responsible for over 400 gardens in the valley.',
    'We write terms of trade for builders.',
  ])
    assert.equal(isFinePrint(sentence), false, sentence)
})
