"""What a browser asks over HTTP; Litestar publishes it as OpenAPI under /api/schema."""
