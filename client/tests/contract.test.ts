import { test } from 'node:test';
import type { MatchEvent as Written } from '../src/generated/core';
import type { MatchEvent } from '../src/play/contract';

test('what happens to any game is in the contract as the server has it', () => {
  // The types alone prove it: each can stand for the other.
  const there = (event: Written): MatchEvent => event;
  const back = (event: MatchEvent): Written => event;
  void [there, back];
});
