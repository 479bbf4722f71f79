"""The bot `keen` as it was at commit 4447d3a, with today's imports: what the bots of today are measured against."""
