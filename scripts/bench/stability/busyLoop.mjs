// Keeps one core busy until it is stopped.
for (;;) Math.sqrt(Math.random());
